import { styled } from './theme.ts'

/** Pictures on the left, the product's details beside them on the right. */
export const ProductLayout = styled('article', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$xl',
  '@lg': {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gap: '$xxxl',
    alignItems: 'start',
  },
})

/** One large picture at a time, with thumbnails below. */
export const Gallery = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$m',
  '& .stage': { position: 'relative' },
  '& .badges': {
    position: 'absolute',
    zIndex: '$raised',
    top: '$l',
    insetInlineStart: '$l',
    display: 'flex',
    gap: '$xs',
  },
  '& .small': {
    display: 'none',
    '@lg': { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '$m' },
  },
  '& .small a': { display: 'block', borderRadius: '$medium' },
  '& .small img': {
    width: '100%',
    aspectRatio: '1',
    objectFit: 'cover',
    borderRadius: '$medium',
    backgroundColor: '$groundPlain',
    border: '1px solid $line',
    transition: 'border-color $transitions$quick',
    '@hover': { '&:hover': { borderColor: '$action' } },
  },
  '& .none': {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '4 / 5',
    borderRadius: '$medium',
    backgroundColor: '$groundPlain',
    color: '$accentLine',
    '@lg': { aspectRatio: '1' },
  },
})

export const BuyBox = styled('div', {
  display: 'grid',
  gap: '$xl',
  minWidth: 0,
  '@lg': { paddingTop: '$l' },
  '& .names': { display: 'grid', gap: '$xs' },
  '& .brand': { fontSize: '$small', color: '$quiet' },
  '& .what': { fontSize: '$lead', color: '$quiet' },
  '& .prices': { display: 'grid', gap: '$s' },
  '& .availability': { fontWeight: '$semibold' },
  '& .availability.good': { color: '$good' },
  '& .availability.low': { color: '$accent' },
  '& .availability.none': { color: '$danger' },
})

/** The large pictures, one at a time. Focusable, because it scrolls. */
export const PictureTrack = styled('ul', {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'thin',
  scrollbarColor: '$colors$line transparent',
  borderRadius: '$medium',
  '@lg': { scrollbarWidth: 'none' },
  '& > li': { scrollSnapAlign: 'start', scrollMarginTop: '$space$xl' },
  '& img': {
    width: '100%',
    aspectRatio: '4 / 5',
    objectFit: 'cover',
    backgroundColor: '$groundPlain',
    '@lg': { aspectRatio: '1' },
  },
})

/** A promotion with its terms in a native popover. */
export const CalloutLine = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 $s',
  color: '$accent',
  fontWeight: '$semibold',
  '& button': {
    minHeight: '1.75rem',
    padding: '0 $xs',
    border: 0,
    background: 'none',
    color: '$ink',
    fontSize: '$small',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
})

export const Popover = styled('div', {
  position: 'fixed',
  inset: 0,
  margin: 'auto',
  width: 'min($sizes$narrow, calc(100vw - 2rem))',
  height: 'fit-content',
  maxHeight: '80vh',
  overflowY: 'auto',
  padding: '$xl',
  border: '1px solid $line',
  borderRadius: '$medium',
  backgroundColor: '$surface',
  color: '$ink',
  fontWeight: '$regular',
  '&:popover-open': { animation: 'rise $transitions$calm' },
  '&::backdrop': { backgroundColor: '$veil' },
  '& .head': {
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: '$l',
    marginBottom: '$m',
    fontWeight: '$semibold',
    fontSize: '$lead',
  },
})

/** The values of one variation attribute as links, because each choice has a URL. */
export const Choices = styled('fieldset', {
  '& legend': { padding: 0, marginBottom: '$s', fontWeight: '$semibold' },
  '& legend .chosen': { fontWeight: '$regular', color: '$quiet' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '$s' },
  '& a': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '$s',
    minWidth: '$control',
    minHeight: '$control',
    paddingInline: '$l',
    border: '1px solid $control',
    borderRadius: '$small',
    backgroundColor: '$surface',
    textDecoration: 'none',
    transition: 'border-color $transitions$quick',
    '@hover': { '&:hover': { borderColor: '$action' } },
  },
  '& a[aria-current]': {
    borderColor: '$action',
    boxShadow: 'inset 0 0 0 1px $colors$action',
    fontWeight: '$semibold',
    '@forced': { outline: '2px solid Highlight' },
  },
  '& a.unavailable': {
    borderStyle: 'dashed',
    color: '$quiet',
    textDecoration: 'line-through',
  },
  '& .swatch': { width: '1.5rem', height: '1.5rem', borderRadius: '$pill', objectFit: 'cover' },
  variants: {
    look: {
      squares: {
        '& a': { flexDirection: 'column', gap: '$xs', paddingBlock: '$s', minWidth: '5rem' },
        '& .swatch': {
          width: '3.5rem',
          height: '3.5rem',
          borderRadius: '$small',
          backgroundColor: '$groundPlain',
        },
      },
      names: { '& a': { borderRadius: '$pill' } },
      circles: {
        '& a': { paddingInline: 0, width: '3rem', height: '3rem', borderRadius: '$pill' },
        '& .swatch': { width: '2.4rem', height: '2.4rem' },
        '& a.unavailable': { opacity: 0.7 },
      },
    },
  },
  defaultVariants: { look: 'squares' },
})

/** A member of a set: name, quantity and price. */
export const MemberRow = styled('li', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: '$l',
  alignItems: 'center',
  paddingBlock: '$l',
  borderTop: '1px solid $line',
  '& img, & .none': {
    width: '100%',
    aspectRatio: '1',
    objectFit: 'cover',
    borderRadius: '$medium',
    backgroundColor: '$groundPlain',
  },
  '& .words': { display: 'grid', gap: '$xs' },
  '& .name': { fontWeight: '$semibold' },
  '& .quiet': { fontSize: '$small', color: '$quiet' },
})
