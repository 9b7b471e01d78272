import { pino } from 'pino'
import { withoutValues } from './without-values'

/** The process's log: one JSON object a line. Nothing personal and no secret goes in. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: undefined,
  serializers: {
    err: (error: unknown) => {
      const told = withoutValues(error)
      return told instanceof Error ? pino.stdSerializers.err(told) : told
    },
  },
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
