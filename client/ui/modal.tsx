import { sheet } from './sheet.ts'
import { styled } from './theme.ts'

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
      },
    },
  },
  defaultVariants: { layout: 'words' },
})
