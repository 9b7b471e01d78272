import { render } from '@testing-library/react'
import { HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { islandGame } from '@/lib/games/island'
import { failure, withMember } from '../as-member'
import { mission, odds } from './fixtures'

/** The game of the newer calls, and one of the older. */
export const university = islandGame('pink_university', mission, odds)
export const squad = islandGame('pink_squad', mission, null)

export const show = (part: ReactNode) => render(withMember(part))

export const page = (data: unknown[], total = data.length) =>
  HttpResponse.json({ success: true, data, total, skip: 0, limit: data.length })

export const away = () => failure(503, 'SERVICE_UNAVAILABLE')
