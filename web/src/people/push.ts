/** Push to this browser: the subscription is the browser's, its number on the server is kept here. */
import { people } from '../net/people';
import { decode } from './passkey';

const KEY = 'augury-push';

export type Standing = 'on' | 'off' | 'denied' | 'unsupported';

function supported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return supported() ? await navigator.serviceWorker.getRegistration() : undefined;
}

export async function standing(): Promise<Standing> {
  const worker = await registration();
  if (!worker) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscribed = await worker.pushManager.getSubscription();
  return subscribed && localStorage.getItem(KEY) ? 'on' : 'off';
}

export async function turnOn(): Promise<Standing> {
  const worker = await registration();
  if (!worker) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { key } = await people.pushKey();
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: decode(key),
  });
  localStorage.setItem(KEY, (await people.addPush(subscription.toJSON())).id);
  return 'on';
}

export async function turnOff(): Promise<Standing> {
  const worker = await registration();
  const known = localStorage.getItem(KEY);
  localStorage.removeItem(KEY);
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  if (known) await people.dropPush(known).catch(() => undefined); // it may be gone already
  return 'off';
}
