import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './services/*/*schema.ts',
  out: './services/database/migrations',
})
