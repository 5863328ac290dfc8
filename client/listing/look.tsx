import { inPlace } from '../ui/mixins.ts'
import { styled } from '../ui/theme.ts'
import { dotRules } from './look-dots.ts'

/** Visually hidden on phones for lack of space; screen readers still read it. */
const onlyHeardOnPhone = {
  '@belowMd': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
} as const

/** A category or search page: the filters are beside the products on wide screens. */
export const Listing = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$xl',
  // A new selection keeps the chosen filter in place, not the products.
  overflowAnchor: 'none',
  variants: {
    filters: {
      beside: {
        '@lg': { gridTemplateColumns: '$sizes$aside minmax(0, 1fr)', columnGap: '$xxl' },
      },
      above: {},
    },
  },
})

/** The head of a list with a background. */
export const ListingGround = styled('div', { marginBottom: '$l' })

/** The head is low: the products below it stay in view. */
export const ListingHead = styled('div', {
  display: 'grid',
  gap: '$s',
  paddingBlock: '$s $l',
  '&:first-child': { paddingTop: '$xl' },
  '& .count': { color: '$quiet' },
  '& .title': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '$xs $l' },
  '& .description': { fontSize: '$small', lineHeight: '$snug' },
  // A note is in the second column, and everything else in the first.
  '& > :not([data-slot])': { gridColumn: 1 },
  '@lg': { grid: 'auto 1fr / minmax(0, 1fr) auto', columnGap: '$xxl' },
})

/** The row above the products: selected filters on the left, sort order on the right. */
export const Toolbar = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$m',
  marginBottom: '$l',
  '& .open-filters': { '@lg': { display: 'none' } },
  '& .sort': { marginInlineStart: 'auto' },
  '& .sort label': onlyHeardOnPhone,
  // Beside the button of the filters on a phone, also in French.
  '& .sort select': { maxWidth: 'min(13rem, 50vw)' },
  '& .sort button': { display: 'none', '@scriptless': { display: 'inline-flex' } },
  variants: {
    filters: {
      beside: {},
      above: { '& .open-filters': { '@lg': { display: 'inline-flex' } } },
    },
  },
  defaultVariants: { filters: 'beside' },
})

const sheet = {
  position: 'fixed',
  inset: '0 0 0 auto',
  width: 'min(24rem, 90vw)',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: '$m $xl $xxl',
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: '$paper',
  '&:popover-open': { animation: 'slideBack 220ms ease' },
  '&::backdrop': { backgroundColor: '$veil' },
} as const

/** The filters: a popover drawer on phones, beside the products on wide screens. */
export const FilterPanel = styled('aside', {
  '& .panel-head': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginBottom: '$m',
  },
  '& .panel-foot': {
    position: 'sticky',
    bottom: '-$xxl',
    paddingBlock: '$l',
    backgroundColor: '$paper',
  },
  '& .values': { display: 'grid' },
  '& .value': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '$s',
    minHeight: '2.25rem',
    fontSize: '$small',
    lineHeight: '$snug',
    textDecoration: 'none',
    '@belowLg': { minHeight: '$control', fontSize: '$body' },
    '@hover': { '&:hover': { color: '$accent' } },
  },
  '& .value::before': {
    content: '""',
    flex: 'none',
    width: '1.05rem',
    height: '1.05rem',
    border: '1px solid $control',
    borderRadius: 'calc($radii$small * 0.75)',
    backgroundColor: '$surface',
  },
  '& .value[aria-current]': { fontWeight: '$semibold' },
  '& .value[aria-current]::before': {
    borderColor: '$action',
    backgroundColor: '$action',
    '@forced': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
  '& .value[aria-current]::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '0.34rem',
    width: '0.36rem',
    height: '0.65rem',
    border: 'solid $onAction',
    borderWidth: '0 2px 2px 0',
    transform: 'translateY(-0.08rem) rotate(42deg)',
  },
  '& .value.category::before': { display: 'none' },
  '& .value .number': { marginInlineStart: 'auto', color: '$quiet', fontWeight: '$regular' },
  '& .more > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.25rem',
    fontSize: '$small',
    fontWeight: '$semibold',
    color: '$action',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
  '& .dot': {
    flex: 'none',
    width: '1.25rem',
    height: '1.25rem',
    borderRadius: '$pill',
    backgroundColor: '$line',
    '@forced': { forcedColorAdjust: 'none' },
  },
  ...dotRules,
  variants: {
    position: {
      beside: {
        '@belowLg': sheet,
        '@lg': {
          ...inPlace,
          '& .panel-head button, & .panel-foot': { display: 'none' },
        },
      },
      above: sheet,
    },
  },
  defaultVariants: { position: 'beside' },
})

/** The selected filter values as removable chips. */
export const ChipRow = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$s',
  '& .chip': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '$xs',
    minHeight: '2.125rem',
    paddingInline: '$m $s',
    borderRadius: '$pill',
    border: '1px solid $line',
    backgroundColor: '$surface',
    fontSize: '$small',
    textDecoration: 'none',
    '@hover': { '&:hover': { borderColor: '$action' } },
  },
  '& .clear': { display: 'inline-block', padding: '$xs $s', fontSize: '$small' },
})

export const Pagination = styled('nav', {
  display: 'flex',
  justifyContent: 'center',
  paddingTop: '$section',
  '& ol': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$xs' },
  '& a, & .current, & .gap': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '$xs',
    minWidth: '$control',
    minHeight: '$control',
    paddingInline: '$s',
    borderRadius: '$pill',
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
  },
  '& a': { '@hover': { '&:hover': { backgroundColor: '$shade' } } },
  '& .current': { backgroundColor: '$action', color: '$onAction', fontWeight: '$semibold' },
  '& .step': { paddingInline: '$m', fontWeight: '$semibold' },
  '& .word': onlyHeardOnPhone,
})
