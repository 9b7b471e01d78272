const ROWS = [0, 1]

/** Skeleton of orders, with their height. */
export function OrderSkeleton({ label, cards = 3 }: { label: string; cards?: number }) {
  return (
    <div role="status" aria-label={label} className="grid animate-pulse gap-4">
      {Array.from({ length: cards }, (_, card) => (
        <div key={card} className="rounded-lg border border-line">
          <div className="flex justify-between border-b border-line px-4 py-3">
            <span className="grid gap-2">
              <span className="h-4 w-40 rounded-sm bg-sand" />
              <span className="h-3 w-32 rounded-sm bg-sand" />
            </span>
            <span className="h-5 w-24 rounded-sm bg-sand" />
          </div>
          <div className="grid gap-3 px-4 py-4">
            {ROWS.map((row) => (
              <div key={row} className="flex gap-3">
                <span className="size-16 shrink-0 rounded-md bg-sand" />
                <span className="grid flex-1 content-start gap-2">
                  <span className="h-3 w-20 rounded-sm bg-sand" />
                  <span className="h-4 w-2/3 rounded-sm bg-sand" />
                </span>
              </div>
            ))}
          </div>
          <div className="flex justify-end gap-2 border-t border-line px-4 py-3">
            <span className="h-11 w-36 rounded-full bg-sand" />
          </div>
        </div>
      ))}
    </div>
  )
}
