import type { LineProblem } from '@/domain/bag/line-problem'
import { changeLine, removeLine } from '@/lib/client/bag/bag-lines'
import type { BadLine } from './refusal'

/** The quantity that can be ordered. */
const availableQuantity = (problem: LineProblem): number => {
  if ('left' in problem) return problem.left
  return 'allowed' in problem ? problem.allowed : 0
}

/** How a line is fixed: reduced, saved for later, or removed because the product is gone. */
export const fixOf = ({ problem }: BadLine): 'fewer' | 'later' | 'remove' => {
  if (problem.code === 'GONE') return 'remove'
  return availableQuantity(problem) > 0 ? 'fewer' : 'later'
}

/** Fixes the given lines so that the bag can be ordered; other lines stay. @throws DomainError of the call that failed */
export async function fixCartLines(lines: readonly BadLine[]): Promise<void> {
  for (const line of lines) {
    const fix = fixOf(line)
    if (fix === 'remove') await removeLine(line.id)
    else if (fix === 'later') await changeLine(line.id, { is_saved_for_later: true })
    else await changeLine(line.id, { quantity: availableQuantity(line.problem) })
  }
}
