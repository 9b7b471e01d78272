import { pino } from 'pino'
import { settings } from '@/settings'
import { redactSqlError } from './redact-sql-error'
import { requestContext } from './request-context'

/** The process's log: one JSON object a line. Nothing personal and no secret goes in. */
export const log = pino({
  level: settings.LOG_LEVEL,
  base: undefined,
  // Which request or job a line belongs to.
  mixin: () => ({ ...requestContext() }),
  serializers: {
    err: (error: unknown) => {
      const redacted = redactSqlError(error)
      return redacted instanceof Error ? pino.stdSerializers.err(redacted) : redacted
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
