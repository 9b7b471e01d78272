'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useSyncExternalStore } from 'react'
import { ProductPicture } from '@/components/goods/picture'
import { ButtonLink } from '@/components/ui/button'
import { Texts } from '@/components/ui/texts'
import { countedPieces, isCounted } from '@/domain/bag/line-problem'
import type { BagLineView } from '@/domain/bag/view'
import { useBag } from '@/lib/client/bag/bag'
import { bagHint, serverBagHint, subscribeBagHint } from '@/lib/client/bag/bag-hint'
import { withInstruction } from '@/lib/client/failure'
import { formatMoney } from '@/lib/format'
import bag from '@/messages/vi/bag.json'
import { FreeShipping } from '../page/free-shipping'
import { lineProductPath } from '../line/goods-link'
import { Notice } from '@/components/ui/notice'

/** The mini bag, below its entry in the desktop header. It brings its own texts. */
export function MiniBag() {
  const pieces = useSyncExternalStore(subscribeBagHint, bagHint, serverBagHint)
  return (
    <Texts messages={{ bag }}>
      {/* The padding above belongs to the panel, so that a pointer on its way keeps it open. */}
      <div className="absolute top-full right-0 z-40 w-96 pt-2 font-normal">
        <Frame>{pieces > 0 ? <Filled /> : <Empty />}</Frame>
      </div>
    </Texts>
  )
}

function Frame({ children }: { children: React.ReactNode }) {
  const t = useTranslations('bag')
  return (
    <section
      aria-label={t('mini.title')}
      className="rounded-lg border border-line bg-paper text-sm text-ink shadow-float"
    >
      {children}
    </section>
  )
}

/** An empty bag is not loaded. */
function Empty() {
  const t = useTranslations('bag')
  return (
    <div className="grid justify-items-center gap-3 p-6 text-center">
      <p>{t('empty.title')}</p>
      <ButtonLink href="/categories" variant="secondary">
        {t('empty.categories')}
      </ButtonLink>
    </div>
  )
}

function Filled() {
  const t = useTranslations('bag')
  const { bag, error, isLoading, refresh } = useBag()
  if (!bag) {
    return error && !isLoading ? (
      <Notice
        text={withInstruction(t('loadFailed'), error)}
        action={t('retry')}
        onAction={() => void refresh()}
      />
    ) : (
      <div role="status" aria-label={t('loading')} className="grid animate-pulse gap-3 p-4">
        <div className="h-16 rounded-md bg-sand" />
        <div className="h-16 rounded-md bg-sand" />
        <div className="h-11 rounded-full bg-sand" />
      </div>
    )
  }
  return (
    <>
      <ul className="max-h-72 divide-y divide-line overflow-y-auto overscroll-contain px-4">
        {bag.lines.map((line) => (
          <MiniLine key={line.id} line={line} />
        ))}
      </ul>
      <div className="grid gap-3 border-t border-line p-4">
        <FreeShipping bag={bag} />
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-muted">{t('mini.total', { count: countedPieces(bag.lines) })}</span>
          <span className="text-base font-semibold">{formatMoney(bag.total)}</span>
        </p>
        <ButtonLink href="/order">{t('mini.see')}</ButtonLink>
      </div>
    </>
  )
}

function MiniLine({ line }: { line: BagLineView }) {
  const t = useTranslations('bag')
  return (
    <li className="flex gap-3 py-3">
      <ProductPicture
        image={line.image_url ? { url: line.image_url } : undefined}
        alt=""
        sizes={56}
        className="size-14 shrink-0 rounded-md"
      />
      <div className="min-w-0 grow">
        <Link href={lineProductPath(line)} prefetch={false} className="line-clamp-1 hover:text-accent">
          {line.name}
        </Link>
        <p className="truncate text-xs text-muted">
          {[line.variant, t('line.pieces', { count: line.quantity })].filter(Boolean).join(' · ')}
        </p>
      </div>
      <p className={`shrink-0 ${isCounted(line) ? 'font-semibold' : 'text-muted'}`}>
        {formatMoney(line.subtotal)}
      </p>
    </li>
  )
}
