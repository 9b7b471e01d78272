/** Stands for the product on its way, in its shape. */
export function QuickViewSkeleton({ label }: { label: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      className="grid animate-pulse gap-5 p-5 tablet:grid-cols-2 tablet:gap-8 tablet:p-8"
    >
      <div className="aspect-square rounded-md bg-sand" />
      <div className="grid content-start gap-3">
        <div className="h-4 w-24 rounded-sm bg-sand" />
        <div className="h-6 w-full rounded-sm bg-sand" />
        <div className="h-6 w-2/3 rounded-sm bg-sand" />
        <div className="mt-3 h-8 w-40 rounded-sm bg-sand" />
        <div className="mt-3 h-12 w-full rounded-sm bg-sand" />
        <div className="mt-3 h-13 w-full rounded-full bg-sand" />
      </div>
    </div>
  )
}
