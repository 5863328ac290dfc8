import { sheet } from '../mixins.ts'
import { styled } from '../theme.ts'

/** A modal dialog: at the bottom on phones, in the middle on larger screens. */
export const ModalBox = styled('dialog', {
  ...sheet,
  overscrollBehavior: 'contain',
  '@md': { width: '28rem', margin: 'auto', borderRadius: '$medium' },
  '@forced': { border: '1px solid' },
  // Stays in view while a long text is scrolled.
  '& > form': {
    position: 'sticky',
    top: 0,
    zIndex: '$raised',
    height: 0,
    display: 'flex',
    justifyContent: 'flex-end',
    '& button': { flex: 'none', height: '$control', margin: '$m' },
  },
  '& .words': { display: 'grid', gap: '$l', padding: '$xl', '@md': { padding: '$xxl' } },
  '& h2': { fontSize: '$title', paddingInlineEnd: '$xxl', overflowWrap: 'anywhere' },
  '& h2:focus': { outline: 'none' },
  '& .words form': { display: 'grid', gap: '$l' },
  '& .words p': { textWrap: 'pretty' },
  '& select': { width: '100%' },
  '& .quiet': { fontSize: '$small', color: '$quiet' },
  '& .ways': { display: 'grid', gap: '$s' },
  '& .picture img': {
    width: '100%',
    height: '38dvh',
    objectFit: 'cover',
    backgroundColor: '$groundPlain',
    '@md': { height: 'auto', maxHeight: '50dvh', aspectRatio: '16 / 9' },
  },
  variants: {
    layout: {
      words: {},
      picture: {
        '@md': { width: '36rem' },
        '& h2': { paddingInlineEnd: 0 },
        '& .words': { '@md': { padding: '$xl $xxl $xxl' } },
        '& .picture img': { objectPosition: '50% 60%' },
        '& .offer': {
          display: 'grid',
          gap: '$xs',
          '& strong': { fontSize: '$lead', color: '$accent' },
        },
        '& code': {
          padding: '$xs $s',
          border: '1px dashed $control',
          borderRadius: '$small',
          fontFamily: 'inherit',
          fontWeight: '$semibold',
          letterSpacing: '0.05em',
        },
      },
    },
  },
  defaultVariants: { layout: 'words' },
})

/** Pictures over the whole screen. */
export const ZoomBox = styled('dialog', {
  width: '100%',
  maxWidth: '100%',
  height: '100dvh',
  maxHeight: '100dvh',
  padding: 0,
  border: 0,
  backgroundColor: '$paper',
  color: '$ink',
  overflow: 'hidden',
  '&[open]': { animation: 'rise $transitions$calm', '@still': { animation: 'none' } },
  '& .bar': {
    position: 'absolute',
    top: '$m',
    insetInline: '$m',
    display: 'flex',
    alignItems: 'center',
    gap: '$s',
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
  '& .count': {
    marginInlineEnd: 'auto',
    padding: '$xs $m',
    borderRadius: '$pill',
    backgroundColor: '$surface',
    fontSize: '$small',
    fontVariantNumeric: 'tabular-nums',
    '&:empty': { visibility: 'hidden' },
  },
  '& .ways': {
    position: 'absolute',
    bottom: '$l',
    insetInline: 0,
    display: 'flex',
    justifyContent: 'center',
    gap: '$l',
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
  '& button': { backgroundColor: '$surface' },
  '& button[aria-disabled="true"]': { color: '$control', cursor: 'default' },
})

/** One picture, which scrolls when it is larger than the screen. */
export const ZoomView = styled('div', {
  width: '100%',
  height: '100%',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  cursor: 'zoom-in',
  '&:focus-visible': { outlineOffset: '-4px' },
  '& img': {
    width: '100%',
    height: '100%',
    maxWidth: 'none',
    objectFit: 'contain',
    userSelect: 'none',
  },
  variants: {
    level: {
      1: { touchAction: 'pan-y pinch-zoom' },
      2: { cursor: 'grab', '& img': { width: '200%', height: '200%' } },
      3: { cursor: 'grab', '& img': { width: '350%', height: '350%' } },
    },
  },
})
