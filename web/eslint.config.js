// What the type checker cannot see: missing keys, useless code, effects that go astray.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules', '**/view.ts', 'src/net/messages.ts', 'public', '**/static'] },
  js.configs.recommended,
  ...ts.configs.strict,
  {
    files: ['**/*.svelte'], // what the type checker sees there, too; what $props gives is not called const
    rules: { ...ts.configs.eslintRecommended.rules, 'prefer-const': 'off' },
  },
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off', // seats and places are in range by the view's own lengths
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      'svelte/prefer-svelte-reactivity': 'off', // collections are replaced as a whole, never changed in place
      'svelte/prefer-writable-derived': 'off', // lists of seats are edited in place
      'no-useless-assignment': 'off', // it does not see that Svelte reads a variable again
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  {
    files: ['**/*.ts', '**/*.svelte'],
    rules: { '@typescript-eslint/no-unused-vars': 'off' }, // the type checker sees it anyway: tsconfig.json
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
  },
);
