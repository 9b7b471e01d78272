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
  // The demo shop is mostly data: `tsc` checks its types, the rules that need them cost more than they find there.
  { files: ['demo/**/*.ts'], extends: [tseslint.configs.disableTypeChecked] },
  { files: ['**/*.{js,ts,tsx}'], rules: { 'no-console': ['error', { allow: ['error'] }] } },
  { files: ['scripts/**'], rules: { 'no-console': 'off' } },
)
