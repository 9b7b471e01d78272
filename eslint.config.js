// @ts-check
import next from 'eslint-config-next'
import tseslint from 'typescript-eslint'

const WITHOUT_COMPONENTS = ['{services,domain,scripts,demo}/**', 'tests/{unit,services,e2e,social}/**']

export default tseslint.config(
  {
    // The demo shop's brands, products and drawings are data: prettier and tsc look at them.
    ignores: [
      ...['.next*/**', '.data/**', 'node_modules/**', 'next-env.d.ts', 'coverage/**'],
      ...['demo/data/**', 'demo/art/**'],
    ],
  },
  // React's rules are for what is drawn; the backend, the commands and most tests hold no component.
  ...next.map((config) =>
    config.rules ? { ...config, ignores: [...(config.ignores ?? []), ...WITHOUT_COMPONENTS] } : config,
  ),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-definitions': 'off',
      // Filled by the modules (services/<module>/module.ts).
      '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: '^(Job|Event)Payloads$' }],
    },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      // `useDatabase()` stands at the top of a test file; it is no hook of React's.
      'react-hooks/rules-of-hooks': 'off',
    },
  },
  // Pictures are components/ui/picture.tsx (ADR 44).
  { files: ['**/*.tsx'], rules: { '@next/next/no-img-element': 'off' } },
  { files: ['**/*.{js,ts,tsx}'], rules: { 'no-console': ['error', { allow: ['error'] }] } },
  { files: ['scripts/**', 'settings/**'], rules: { 'no-console': 'off' } },
  // An error page is left by loading home again, and every page's first load carries it: the router's link would double it.
  { files: ['components/layout/failed-page.tsx'], rules: { '@next/next/no-html-link-for-pages': 'off' } },
  {
    // Settings are read through settings/, which knows what each may hold. The bundler replaces its own three names, the browser's code
    // has those that next.config.js writes into it, and a child process is given the environment as it is.
    files: ['{app,components,domain,lib,scripts,services}/**/*.{js,ts,tsx}', '*.ts'],
    ignores: [
      'lib/site.ts',
      'components/layout/failed-page.tsx',
      'lib/pictures.ts',
      'scripts/start/console.js',
      'playwright.config.ts',
      'drizzle.config.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':not(SpreadElement, MemberExpression[property.name=/^(NODE_ENV|NEXT_RUNTIME|NEXT_PHASE)$/]) > MemberExpression[object.name="process"][property.name="env"]',
          message: 'Read a setting through settings/ (settings.NAME), declared in settings/table.js.',
        },
        {
          selector: 'CallExpression[callee.name="String"] > CallExpression[callee.property.name="raw"]',
          message: 'A text with placeholders is compiled to a list: read it by textTemplate(t.raw(…)).',
        },
      ],
    },
  },
)
