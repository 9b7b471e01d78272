import type { Provider } from '../provider'
import { momo } from './momo'
import { onepay } from './onepay'
import { shopeepay } from './shopeepay'
import { vnpay } from './vnpay'
import { zalopay } from './zalopay'

const ALL: readonly Provider[] = [vnpay, momo, zalopay, onepay, shopeepay]

/** The providers the bank plays, by name. */
export const PROVIDERS: ReadonlyMap<string, Provider> = new Map(
  ALL.map((provider) => [provider.name, provider]),
)
