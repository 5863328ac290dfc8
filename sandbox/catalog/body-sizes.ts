import type { FormSize } from './product-form.ts'

const travelSize = { id: 'travel', suffix: 'T' } as const
const fullSize = { id: 'full', suffix: 'F' } as const
const largeSize = { id: 'large', suffix: 'L' } as const

export const bodySizes = {
  bodywash: [
    {
      ...travelSize,
      name: { en: 'Travel, 3 fl oz', fr: 'Voyage, 88\u00a0ml' },
      measure: { en: '3 fl oz / 88 mL', fr: '88\u00a0ml / 3\u00a0oz liq.' },
      price: { us: { list: 650 }, ca: { list: 850 } },
    },
    {
      ...fullSize,
      name: { en: '10 fl oz', fr: '295\u00a0ml' },
      measure: { en: '10 fl oz / 295 mL', fr: '295\u00a0ml / 10\u00a0oz liq.' },
      price: { us: { list: 1450 }, ca: { list: 1850 } },
    },
    {
      ...largeSize,
      name: { en: '18 fl oz', fr: '532\u00a0ml' },
      measure: { en: '18 fl oz / 532 mL', fr: '532\u00a0ml / 18\u00a0oz liq.' },
      price: { us: { list: 2195 }, ca: { list: 2795 } },
    },
  ],
  bodylotion: [
    {
      ...travelSize,
      name: { en: 'Travel, 2.5 fl oz', fr: 'Voyage, 74\u00a0ml' },
      measure: { en: '2.5 fl oz / 74 mL', fr: '74\u00a0ml / 2,5\u00a0oz liq.' },
      price: { us: { list: 750 }, ca: { list: 950 } },
    },
    {
      ...fullSize,
      name: { en: '8 fl oz', fr: '236\u00a0ml' },
      measure: { en: '8 fl oz / 236 mL', fr: '236\u00a0ml / 8\u00a0oz liq.' },
      price: { us: { list: 1550 }, ca: { list: 1995 } },
    },
    {
      ...largeSize,
      name: { en: '14 fl oz', fr: '414\u00a0ml' },
      measure: { en: '14 fl oz / 414 mL', fr: '414\u00a0ml / 14\u00a0oz liq.' },
      price: { us: { list: 2450 }, ca: { list: 3150 } },
    },
  ],
  bodycream: [
    {
      ...fullSize,
      name: { en: '8 oz', fr: '226\u00a0g' },
      measure: { en: '8 oz / 226 g', fr: '226\u00a0g / 8\u00a0oz' },
      price: { us: { list: 1895 }, ca: { list: 2395 } },
    },
  ],
  bodymist: [
    {
      ...travelSize,
      name: { en: 'Travel, 2.5 fl oz', fr: 'Voyage, 74\u00a0ml' },
      measure: { en: '2.5 fl oz / 74 mL', fr: '74\u00a0ml / 2,5\u00a0oz liq.' },
      price: { us: { list: 895 }, ca: { list: 1150 } },
    },
    {
      ...fullSize,
      name: { en: '8 fl oz', fr: '236\u00a0ml' },
      measure: { en: '8 fl oz / 236 mL', fr: '236\u00a0ml / 8\u00a0oz liq.' },
      price: { us: { list: 1795 }, ca: { list: 2295 } },
    },
  ],
  soapbar: [
    {
      ...fullSize,
      name: { en: '5 oz', fr: '142\u00a0g' },
      measure: { en: '5 oz / 142 g', fr: '142\u00a0g / 5\u00a0oz' },
      price: { us: { list: 795 }, ca: { list: 995 } },
    },
  ],
} satisfies Record<string, FormSize[]>
