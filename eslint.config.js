// @ts-check
import next from 'eslint-config-next'
import tseslint from 'typescript-eslint'

export default tseslint.config(
  { ignores: ['.next*/**', '.data/**', 'node_modules/**', 'next-env.d.ts', 'coverage/**'] },
  ...next,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      // Filled by the modules (services/<module>/module.ts).
      '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: '^JobPayloads$' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Next.js and Hono ask for async functions that need not wait for anything.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Answers are looked at as they come; what they hold is what the test asserts.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/restrict-template-expressions': 'off',
      // `useDatabase()` stands at the top of a test file; it is no hook of React's.
      'react-hooks/rules-of-hooks': 'off',
    },
  },
  { files: ['**/*.{js,ts,tsx}'], rules: { 'no-console': ['error', { allow: ['error'] }] } },
  { files: ['scripts/**', 'settings/**'], rules: { 'no-console': 'off' } },
  {
    // Settings are read through settings/, which knows what each may hold. The bundler replaces its own three names, the browser's code
    // has those that next.config.js writes into it, and a child process is given the environment as it is.
    files: ['{app,components,domain,lib,scripts,services}/**/*.{js,ts,tsx}', '*.ts'],
    ignores: [
      'lib/site.ts',
      'lib/pictures.ts',
      'scripts/console.js',
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
      ],
    },
  },
)
