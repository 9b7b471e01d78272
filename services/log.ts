import { pino } from 'pino'

/** The process's log: one JSON object a line. Nothing personal and no secret goes in. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: undefined,
  redact: [
    'authorization',
    'cookie',
    'password',
    'token',
    '*.authorization',
    '*.cookie',
    '*.password',
    '*.token',
  ],
})
