import { styled } from './theme.ts'

/** A modal dialog: at the bottom on phones, in the middle on larger screens. */
export const ModalBox = styled('dialog', {
  width: '100%',
  maxWidth: '100%',
  maxHeight: '90dvh',
  margin: 'auto 0 0',
  padding: 0,
  border: 0,
  borderRadius: '$medium $medium 0 0',
  backgroundColor: '$surface',
  color: '$ink',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@md': { width: '28rem', margin: 'auto', borderRadius: '$medium' },
  '@forced': { border: '1px solid' },
  '&[open]': { animation: 'lift $transitions$calm' },
  '&::backdrop': { backgroundColor: '$veil' },
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
  },
  variants: {
    layout: {
      words: {},
      // From here on the picture is beside the words.
      picture: {
        '& h2': { paddingInlineEnd: 0 },
        '@md': {
          '&[open]': { display: 'grid' },
          width: '44rem',
          gridTemplateColumns: '1fr 1fr',
          '& > form': { gridColumn: '1 / -1' },
          '& .words': { alignContent: 'center', padding: '$xxl $xl' },
          '& .picture img': { height: '100%', minHeight: '26rem' },
        },
      },
    },
  },
  defaultVariants: { layout: 'words' },
})
