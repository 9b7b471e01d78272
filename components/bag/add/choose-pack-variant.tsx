'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import { ProductPicture } from '@/components/goods/picture'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { PackChoice } from '@/domain/bag/line-input'
import { changeLine } from '@/lib/client/bag/bag-lines'
import { addOrShowRefusal } from './add-to-bag'
import { choosePackVariantOverlay, type ChoosePackVariantProps } from '../overlays'
import type { PackMember } from '../line/pack-members'
import { useChange } from '../line/use-change'

/** Initial choice of a pack member: the pack's own combination while it is available. */
function initialChoice({ combination_id, choices }: PackMember): string {
  const own = choices.find(({ id }) => id === combination_id)
  return (own?.isAvailable ? own : choices.find(({ isAvailable }) => isAvailable))?.id ?? combination_id
}

/** Chooses the variants of a pack's members (OVL-26). */
export default function ChoosePackVariant({ pack, wanted, lineId }: ChoosePackVariantProps) {
  const t = useTranslations('addToBag')
  const { isBusy, change } = useChange()
  const [chosen, setChosen] = useState(() => pack.map(initialChoice))
  const isComplete = pack.every(
    ({ choices }, at) =>
      choices.length < 2 || choices.some((one) => one.id === chosen[at] && one.isAvailable),
  )

  const press = async () => {
    if (!isComplete) return
    const pack_choices = pack.flatMap(({ product_id, choices }, at): PackChoice[] => {
      const combination_id = chosen[at]
      return choices.length > 1 && combination_id ? [{ product_id, combination_id }] : []
    })
    if (wanted)
      await change(() => addOrShowRefusal({ ...wanted, pack_choices }, choosePackVariantOverlay), 'add')
    else if (lineId && (await change(() => changeLine(lineId, { pack_choices }))))
      closeOverlay(choosePackVariantOverlay)
  }

  return (
    <OverlayFrame
      title={t('packTitle')}
      footer={
        <Button
          size="lg"
          className="w-full"
          aria-disabled={isBusy || !isComplete || undefined}
          onClick={() => void press()}
        >
          {isBusy && <Spinner className="size-5" />}
          {t(wanted ? 'add' : 'change')}
        </Button>
      }
    >
      <ul className="divide-y divide-line px-5">
        {pack.map((member, at) => (
          <li key={`${member.combination_id}-${at}`} className="flex gap-4 py-4">
            <ProductPicture
              image={member.image_url ? { url: member.image_url } : undefined}
              alt=""
              sizes={64}
              className="size-16 shrink-0 rounded-md"
            />
            <div className="grid min-w-0 grow content-start gap-2">
              <p className="text-sm">
                {member.name} <span className="text-muted">{t('times', { count: member.quantity })}</span>
              </p>
              {member.choices.length > 1 && (
                <MemberChoices
                  member={member}
                  name={`pack-${at}`}
                  chosen={chosen[at]}
                  onChoose={(id) => setChosen((ids) => ids.map((old, place) => (place === at ? id : old)))}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </OverlayFrame>
  )
}

interface MemberChoicesProps {
  member: PackMember
  name: string
  chosen: string | undefined
  onChoose: (id: string) => void
}

function MemberChoices({ member, name, chosen, onChoose }: MemberChoicesProps) {
  const t = useTranslations('addToBag')
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('kindOf', { name: member.name })}</legend>
      <div className="flex flex-wrap gap-2">
        {member.choices.map(({ id, name: kind, isAvailable }) => (
          <label key={id} className={isAvailable ? 'cursor-pointer' : ''}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === chosen}
              disabled={!isAvailable}
              onChange={() => onChoose(id)}
              className="peer sr-only"
            />
            <span className="grid min-h-11 place-items-center rounded-md border border-line-strong bg-white px-3.5 text-sm peer-checked:border-ink peer-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent peer-disabled:text-muted peer-disabled:line-through">
              {kind}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
