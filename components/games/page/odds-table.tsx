import { getTranslations } from 'next-intl/server'
import type { PublishedOdds } from '@/domain/game/prize'
import { formatNumber } from '@/lib/format'

/** An exact decimal as Vietnamese writes it: '0.05' → '0,05'. */
const decimal = (text: string) => text.replace('.', ',')

/** The published odds of a wheel: what can be won, how likely it is, and what is left of it. */
export async function OddsTable({ odds: { odds, version } }: { odds: PublishedOdds }) {
  const t = await getTranslations('games.odds')
  const fallback = odds.find((row) => row.is_fallback)
  return (
    <section aria-label={t('title')} className="game-card" id="ti-le">
      <h2 className="game-card-title">{t('title')}</h2>
      <p className="game-hint">{t('intro')}</p>
      <div className="game-odds">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('prize')}</th>
              <th scope="col">{t('chance')}</th>
              <th scope="col">{t('left')}</th>
            </tr>
          </thead>
          <tbody>
            {odds.map(({ id, name, chance, chance_now: now, stock_left: left, daily_cap: cap }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>
                  {t('percent', { chance: decimal(chance) })}
                  {now !== chance && <small>{t('now', { chance: decimal(now) })}</small>}
                </td>
                <td>
                  {left === null ? t('unlimited') : formatNumber(left)}
                  {cap !== null && <small>{t('cap', { cap: formatNumber(cap) })}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="game-hint">
        {fallback && t('fallback', { name: fallback.name })} {t('version', { version })}
      </p>
    </section>
  )
}
