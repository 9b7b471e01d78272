import { parseArgs } from 'node:util'
import { DomainError } from '@/domain/error'
import { isReasonOf } from '@/domain/order/cancellation'
import { database, persistentTransaction } from '@/services/database'
import { moveOrder, newestOrders, orderByReference, type OrderFacts, orderFacts } from '@/services/order'
import { recordTransfer, refundOrder } from '@/services/payment'
import { parsed, Refused, runProgram, type Terminal, WrongUse } from '@/scripts/program/program'
import { withShop } from '@/scripts/program/with-shop'
import {
  eventsFrom,
  isStaffEvent,
  summaryOfAll,
  STAFF_EVENTS,
  summaryOf,
  type StaffEvent,
  REFUSAL_TEXTS,
} from './messages'

/** `npm run orders -- <reference> <event>`: applies an event of the staff, a carrier or a payment to an order. */

const CAUSES = ['staff', 'carrier', 'payment'] as const
type Cause = (typeof CAUSES)[number]

const NEWEST = 20

const USAGE = `usage: npm run orders                         the newest ${NEWEST} orders, their states and possible events
       npm run orders -- <reference>          one order
       npm run orders -- <reference> <event> [--by staff|carrier|payment] [--reason WORD] [--note TEXT]
                         [--payment REFERENCE] [--by-hand]

events: ${STAFF_EVENTS.join(', ')}
--by      source of the event; default staff
--reason  of a cancellation, e.g. out_of_stock, asked_by_buyer, buyer_unreachable
--note    a sentence for the buyer, shown in the order's history and in the mail
--payment for refund: reference of the payment that goes back, where the order was paid twice
--by-hand for refund: the staff has paid the money back, whatever the provider reports; check there first

exit code: 0 done, 1 the transition is not allowed, 2 wrong use`

interface Request {
  order: OrderFacts
  event: StaffEvent
  by: Cause
  reason: string | undefined
  note: string | undefined
  payment: string | undefined
  isByHand: boolean
}

function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      by: { type: 'string', default: 'staff' },
      reason: { type: 'string' },
      note: { type: 'string' },
      payment: { type: 'string' },
      'by-hand': { type: 'boolean', default: false },
    },
  })
  const by = CAUSES.find((cause) => cause === values.by)
  if (!by) throw new WrongUse(`--by is one of ${CAUSES.join(', ')}`)
  return { ...values, by, words: positionals }
}

/** Finds the order and the event in the arguments; a reference may be typed in parts: 'ng 2607 16a38j8 pay'. */
async function findOrder(
  words: readonly string[],
): Promise<{ order: OrderFacts | null; event: string | undefined }> {
  const whole = await orderByReference(database(), words.join(''))
  if (whole) return { order: whole, event: undefined }
  return { order: await orderByReference(database(), words.slice(0, -1).join('')), event: words.at(-1) }
}

/** Applies the event; payments and refunds go through the payment module, which records them. Gives a remark or null. */
async function move({ order, event, by, reason, note, payment, isByHand }: Request): Promise<string | null> {
  const actor = by === 'staff' ? 'staff' : `${by}:by-hand`
  if (event === 'refund') {
    const state = await refundOrder(order.id, { actor, reason: reason ?? 'by-hand', payment, isByHand })
    return state === 'pending' ? 'The refund is pending; the order changes when it is confirmed.' : null
  }
  const cause = event === 'expire' ? 'clock' : by
  const outcome =
    event === 'pay'
      ? await recordTransfer(order.id, actor)
      : await persistentTransaction((tx) =>
          moveOrder(tx, { orderId: order.id, event, actor, reason, note, by: cause }),
        )
  if (!outcome.moved) throw new DomainError('ORDER_REFUSED', 409, REFUSAL_TEXTS[outcome.refusal])
  return null
}

function checkRequest({ event, by, reason, payment, isByHand }: Request): void {
  if ((isByHand || payment !== undefined) && event !== 'refund')
    throw new WrongUse('--by-hand and --payment are options of refund')
  if ((event === 'pay' || event === 'refund') && by !== 'staff')
    throw new WrongUse(`${event} can only be reported by the staff; providers call the shop`)
  if (event === 'cancel' && reason !== undefined && !isReasonOf(by, reason))
    throw new WrongUse(`"${reason}" is not a cancellation reason of ${by}`)
}

async function run(
  { words, by, reason, note, payment, 'by-hand': isByHand }: ReturnType<typeof readArguments>,
  terminal: Terminal,
): Promise<void> {
  if (words.length === 0) {
    terminal.log(summaryOfAll(await newestOrders(database(), NEWEST)))
    return
  }
  const { order, event } = await findOrder(words)
  if (!order) throw new Refused(`There is no order ${words.join(' ')}.`)
  if (event === undefined) {
    terminal.log(summaryOf(order))
    return
  }
  if (!isStaffEvent(event))
    throw new WrongUse(`no such event: ${event}. ${order.reference_code}: ${eventsFrom(order)}`)
  const request = { order, event, by, reason, note, payment, isByHand }
  checkRequest(request)
  await execute(request, terminal)
}

async function execute(request: Request, terminal: Terminal): Promise<void> {
  const { order, event } = request
  try {
    const word = await move(request)
    terminal.log(summaryOf(await orderFacts(database(), order.id), order.state))
    if (word) terminal.log(word)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const now = await orderFacts(database(), order.id)
    throw new Refused(
      `${order.reference_code} does not accept "${event}": ${error.message}.\n${summaryOf(now)}`,
    )
  }
}

/** Runs the program with these arguments; gives its exit code. */
export function main(args: string[], terminal: Terminal = console): Promise<number> {
  return runProgram({ name: 'orders', usage: USAGE, args, terminal }, () => {
    const wanted = parsed(() => readArguments(args))
    return withShop(() => run(wanted, terminal))
  })
}
