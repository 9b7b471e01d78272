// @ts-check
import { availableParallelism } from 'node:os'
import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: './' })

/** @param {import('jest').Config} config */
async function project(config) {
  const made = await withNext({
    rootDir: process.cwd(),
    // Jest reads the names of all files in here before its first test; `.data` holds hundreds of thousands.
    roots: ['<rootDir>/tests'],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^server-only$': '<rootDir>/tests/empty.ts' },
    ...config,
  })()
  // Packages that come as ES modules only are compiled like our own code.
  return {
    ...made,
    transformIgnorePatterns: [
      '/node_modules/(?!(next-intl|use-intl|intl-messageformat|@formatjs|icu-minify|yup|marked|hono|@hono)/)',
    ],
  }
}

/** Three kinds of tests beside the browser's: pure rules, components, services on a real PostgreSQL. */
export default async function config() {
  return {
    // A machine that is busy is slow, not wrong.
    testTimeout: 20_000,
    // On two cores Jest starts one worker, which idles while PostgreSQL works and while components wait for a timer.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: await Promise.all([
      project({
        displayName: 'unit',
        testEnvironment: 'node',
        testMatch: ['<rootDir>/tests/unit/**/*.test.ts'],
      }),
      project({
        displayName: 'components',
        testEnvironment: 'jest-fixed-jsdom',
        testMatch: ['<rootDir>/tests/components/**/*.test.tsx'],
        setupFilesAfterEnv: ['<rootDir>/tests/components/setup.ts'],
      }),
      project({
        displayName: 'services',
        testEnvironment: 'node',
        testMatch: ['<rootDir>/tests/services/**/*.test.ts'],
      }),
    ]),
  }
}
