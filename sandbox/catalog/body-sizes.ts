import type { FormSize } from './product-form.ts'

const travelSize = { id: 'travel', suffix: 'T' } as const
const fullSize = { id: 'full', suffix: 'F' } as const
const largeSize = { id: 'large', suffix: 'L' } as const

export const bodySizes = {
  bodywash: [
    {
      ...travelSize,
      name: { en: 'Travel, 3\u00a0fl\u00a0oz', fr: 'Voyage, 88\u00a0ml' },
      measure: {
        en: '3\u00a0fl\u00a0oz\u00a0/\u00a088\u00a0mL',
        fr: '88\u00a0ml\u00a0/\u00a03\u00a0oz\u00a0liq.',
      },
      price: { us: { list: 650 }, ca: { list: 850 } },
    },
    {
      ...fullSize,
      name: { en: '10\u00a0fl\u00a0oz', fr: '295\u00a0ml' },
      measure: {
        en: '10\u00a0fl\u00a0oz\u00a0/\u00a0295\u00a0mL',
        fr: '295\u00a0ml\u00a0/\u00a010\u00a0oz\u00a0liq.',
      },
      price: { us: { list: 1450 }, ca: { list: 1850 } },
    },
    {
      ...largeSize,
      name: { en: '18\u00a0fl\u00a0oz', fr: '532\u00a0ml' },
      measure: {
        en: '18\u00a0fl\u00a0oz\u00a0/\u00a0532\u00a0mL',
        fr: '532\u00a0ml\u00a0/\u00a018\u00a0oz\u00a0liq.',
      },
      price: { us: { list: 2195 }, ca: { list: 2795 } },
    },
  ],
  bodylotion: [
    {
      ...travelSize,
      name: { en: 'Travel, 2.5\u00a0fl\u00a0oz', fr: 'Voyage, 74\u00a0ml' },
      measure: {
        en: '2.5\u00a0fl\u00a0oz\u00a0/\u00a074\u00a0mL',
        fr: '74\u00a0ml\u00a0/\u00a02,5\u00a0oz\u00a0liq.',
      },
      price: { us: { list: 750 }, ca: { list: 950 } },
    },
    {
      ...fullSize,
      name: { en: '8\u00a0fl\u00a0oz', fr: '236\u00a0ml' },
      measure: {
        en: '8\u00a0fl\u00a0oz\u00a0/\u00a0236\u00a0mL',
        fr: '236\u00a0ml\u00a0/\u00a08\u00a0oz\u00a0liq.',
      },
      price: { us: { list: 1550 }, ca: { list: 1995 } },
    },
    {
      ...largeSize,
      name: { en: '14\u00a0fl\u00a0oz', fr: '414\u00a0ml' },
      measure: {
        en: '14\u00a0fl\u00a0oz\u00a0/\u00a0414\u00a0mL',
        fr: '414\u00a0ml\u00a0/\u00a014\u00a0oz\u00a0liq.',
      },
      price: { us: { list: 2450 }, ca: { list: 3150 } },
    },
  ],
  bodycream: [
    {
      ...fullSize,
      name: { en: '8\u00a0oz', fr: '226\u00a0g' },
      measure: { en: '8\u00a0oz\u00a0/\u00a0226\u00a0g', fr: '226\u00a0g\u00a0/\u00a08\u00a0oz' },
      price: { us: { list: 1895 }, ca: { list: 2395 } },
    },
  ],
  bodymist: [
    {
      ...travelSize,
      name: { en: 'Travel, 2.5\u00a0fl\u00a0oz', fr: 'Voyage, 74\u00a0ml' },
      measure: {
        en: '2.5\u00a0fl\u00a0oz\u00a0/\u00a074\u00a0mL',
        fr: '74\u00a0ml\u00a0/\u00a02,5\u00a0oz\u00a0liq.',
      },
      price: { us: { list: 895 }, ca: { list: 1150 } },
    },
    {
      ...fullSize,
      name: { en: '8\u00a0fl\u00a0oz', fr: '236\u00a0ml' },
      measure: {
        en: '8\u00a0fl\u00a0oz\u00a0/\u00a0236\u00a0mL',
        fr: '236\u00a0ml\u00a0/\u00a08\u00a0oz\u00a0liq.',
      },
      price: { us: { list: 1795 }, ca: { list: 2295 } },
    },
  ],
  soapbar: [
    {
      ...fullSize,
      name: { en: '5\u00a0oz', fr: '142\u00a0g' },
      measure: { en: '5\u00a0oz\u00a0/\u00a0142\u00a0g', fr: '142\u00a0g\u00a0/\u00a05\u00a0oz' },
      price: { us: { list: 795 }, ca: { list: 995 } },
    },
  ],
} satisfies Record<string, FormSize[]>
