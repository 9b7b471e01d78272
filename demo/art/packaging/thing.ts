import type { ProductPicture } from '../../types'
import type { Sheet } from '../light'

/** What a container is drawn from. */
export interface Pack extends Pick<
  ProductPicture,
  'packaging' | 'palette' | 'brand' | 'label' | 'tint' | 'seed'
> {
  sheet: Sheet
}

/** A drawn object: centred on x=0, its lowest edge on y=0, up is negative. */
export interface Thing {
  svg: string
  width: number
  height: number
  /** standing things get a contact shadow from the scene that places them; flat ones bring their own */
  stance: 'standing' | 'flat'
  /** width of what touches the ground, when narrower than the whole */
  foot?: number
}

export type State = 'closed' | 'open'
export type Draw = (pack: Pack, state: State) => Thing

export const standing = (svg: string, width: number, height: number, foot = width): Thing => ({
  svg,
  width,
  height,
  foot,
  stance: 'standing',
})
export const flat = (svg: string, width: number, height: number): Thing => ({
  svg,
  width,
  height,
  stance: 'flat',
})
