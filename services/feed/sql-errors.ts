/** SQLSTATE of an error or of its causes, as drizzle wraps driver errors; '' without one. */
function sqlState(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string') return at.code
  return ''
}

/** The message of the deepest cause. */
export function messageOf(error: unknown): string {
  let deepest = error
  while (deepest instanceof Error && deepest.cause !== undefined) deepest = deepest.cause
  return deepest instanceof Error ? deepest.message : String(deepest)
}

/** Data exceptions (22) and constraint violations (23) concern a row; every other error stops the run. */
export const isDataError = (error: unknown) => /^2[23]/.test(sqlState(error))

/** Retries `work` after deadlocks and serialization failures (class 40). */
export async function withRetries<T>(work: () => Promise<T>, attempts = 4): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (attempts <= 1 || !sqlState(error).startsWith('40')) throw error
    await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 300))
    return withRetries(work, attempts - 1)
  }
}
