import type { Region } from './address'

/** A ward as it was called before the reform of 2025, and the ward and province it belongs to now. */
export interface OldAddress {
  old: { ward: string; district: string; province: string }
  province: Region
  ward: Region
}
