import type { FormId } from '../../picture-subject.ts'
import type { Localized } from '../../../platform/localized.ts'
import { gelBottle, washBottle, bodyMist, roomMist, lotionPump, soapPump } from './bottles.ts'
import { giftCard, phoneCard } from './card.ts'
import { creamJar, tube } from './creams.ts'
import { diffuser } from './diffuser.ts'
import { giftBox } from './gift-box.ts'
import { holders } from './holders.ts'
import { jar, tumbler, tin } from './jar.ts'
import { refill, warmer } from './warmer.ts'
import { soapBar } from './soap-bar.ts'
import type { Vessel } from '../drawing/vessel.ts'
import { waxMelt } from './wax-melt.ts'

/** The room an item belongs in and its material; they decide its scene and its close-up texture. */
export type Room = 'sill' | 'basin' | 'bath' | 'table'
export type Texture = 'flame' | 'liquid' | 'cream' | 'lather' | 'wax' | 'paper' | 'metal'

export interface Form {
  vessel: Vessel
  /** Separate drawings for the designs of a form. */
  designs?: Readonly<Record<string, Vessel>>
  kind: Localized
  /** The scale of an item of this form in its packshot. */
  scale: number
  room: Room
  texture: Texture
  partner: FormId
}

export const forms: Record<FormId, Form> = {
  threewick: {
    vessel: jar,
    kind: { en: '3-wick candle', fr: 'bougie à 3 mèches' },
    scale: 1.36,
    room: 'sill',
    texture: 'flame',
    partner: 'roommist',
  },
  singlewick: {
    vessel: tumbler,
    kind: { en: 'candle', fr: 'bougie' },
    scale: 1.46,
    room: 'sill',
    texture: 'flame',
    partner: 'roommist',
  },
  tincandle: {
    vessel: tin,
    kind: { en: 'travel candle', fr: 'bougie de voyage' },
    scale: 1.34,
    room: 'sill',
    texture: 'flame',
    partner: 'roommist',
  },
  waxmelt: {
    vessel: waxMelt,
    kind: { en: 'wax melts', fr: 'cire à fondre' },
    scale: 1.4,
    room: 'sill',
    texture: 'wax',
    partner: 'tincandle',
  },
  reeddiffuser: {
    vessel: diffuser,
    kind: { en: 'reed diffuser', fr: 'diffuseur à tiges' },
    scale: 1.14,
    room: 'sill',
    texture: 'liquid',
    partner: 'roommist',
  },
  roommist: {
    vessel: roomMist,
    kind: { en: 'room mist', fr: 'brume d’ambiance' },
    scale: 1.42,
    room: 'sill',
    texture: 'liquid',
    partner: 'threewick',
  },
  plugrefill: {
    vessel: refill,
    kind: { en: 'refill', fr: 'recharge' },
    scale: 1.46,
    room: 'sill',
    texture: 'liquid',
    partner: 'singlewick',
  },
  handsoap: {
    vessel: soapPump,
    kind: { en: 'hand soap', fr: 'savon mains' },
    scale: 1.42,
    room: 'basin',
    texture: 'lather',
    partner: 'handcream',
  },
  handcream: {
    vessel: tube,
    kind: { en: 'hand cream', fr: 'crème mains' },
    scale: 1.3,
    room: 'basin',
    texture: 'cream',
    partner: 'handsoap',
  },
  sanitizer: {
    vessel: gelBottle,
    kind: { en: 'hand sanitizer', fr: 'gel mains' },
    scale: 1.5,
    room: 'basin',
    texture: 'liquid',
    partner: 'handcream',
  },
  bodywash: {
    vessel: washBottle,
    kind: { en: 'body wash', fr: 'gel douche' },
    scale: 1.3,
    room: 'bath',
    texture: 'lather',
    partner: 'bodycream',
  },
  bodylotion: {
    vessel: lotionPump,
    kind: { en: 'body lotion', fr: 'lait corporel' },
    scale: 1.28,
    room: 'bath',
    texture: 'cream',
    partner: 'soapbar',
  },
  bodycream: {
    vessel: creamJar,
    kind: { en: 'body cream', fr: 'crème corporelle' },
    scale: 1.46,
    room: 'bath',
    texture: 'cream',
    partner: 'bodymist',
  },
  bodymist: {
    vessel: bodyMist,
    kind: { en: 'body mist', fr: 'brume corporelle' },
    scale: 1.26,
    room: 'bath',
    texture: 'liquid',
    partner: 'bodycream',
  },
  soapbar: {
    vessel: soapBar,
    kind: { en: 'soap bar', fr: 'pain de savon' },
    scale: 1.4,
    room: 'bath',
    texture: 'lather',
    partner: 'bodylotion',
  },
  giftset: {
    vessel: giftBox,
    kind: { en: 'gift set', fr: 'coffret' },
    scale: 1.34,
    room: 'table',
    texture: 'paper',
    partner: 'handcream',
  },
  giftcard: {
    vessel: giftCard,
    kind: { en: 'gift card', fr: 'carte-cadeau' },
    scale: 1.34,
    room: 'table',
    texture: 'paper',
    partner: 'handsoap',
  },
  egiftcard: {
    vessel: phoneCard,
    kind: { en: 'e-gift card', fr: 'carte virtuelle' },
    scale: 1.18,
    room: 'table',
    texture: 'paper',
    partner: 'giftcard',
  },
  candleholder: {
    vessel: holders.pedestal,
    designs: holders,
    kind: { en: 'candle holder', fr: 'bougeoir' },
    scale: 1.34,
    room: 'table',
    texture: 'metal',
    partner: 'tincandle',
  },
  plugwarmer: {
    vessel: warmer,
    kind: { en: 'plug-in warmer', fr: 'diffuseur électrique' },
    scale: 1.16,
    room: 'sill',
    texture: 'metal',
    partner: 'plugrefill',
  },
}

const formIds = [
  'threewick',
  'singlewick',
  'tincandle',
  'waxmelt',
  'reeddiffuser',
  'roommist',
  'plugrefill',
  'handsoap',
  'handcream',
  'sanitizer',
  'bodywash',
  'bodylotion',
  'bodycream',
  'bodymist',
  'soapbar',
  'giftset',
  'giftcard',
  'egiftcard',
  'candleholder',
  'plugwarmer',
] as const satisfies FormId[]

export const formById: ReadonlyMap<string, FormId> = new Map(formIds.map((id) => [id, id]))
