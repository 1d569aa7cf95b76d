import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { arrival } from './state/arrival';
import { go, router } from './state/router.svelte';
import { keep } from './state/settings.svelte';
import { firstLanguage, shell } from './words/words.svelte';

const shared = arrival(location.href);
if (shared) {
  history.replaceState(null, '', shared);
  router.look();
}
keep();
await shell.speak(firstLanguage());
mount(App, { target: document.getElementById('app')! });

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  navigator.serviceWorker.register(new URL('sw.js', document.baseURI)).catch(() => undefined);
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ open?: string }>) => {
      if (data.open !== undefined) go(...(data.open ? ['table', data.open] : []));
    },
  );
}
