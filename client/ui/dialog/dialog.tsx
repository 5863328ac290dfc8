import { sheet } from '../mixins.ts'
import { styled } from '../theme.ts'

/** The dialog after adding to the bag: at the bottom on phones, at the top right on larger screens. */
export const AddedBox = styled('dialog', {
  ...sheet,
  '@md': {
    width: '30rem',
    margin: '$xl $xl auto auto',
    border: '1px solid $line',
    borderRadius: '$medium',
  },
  '& .inside': { display: 'grid', gap: '$l', padding: '$l', '@md': { padding: '$xl' } },
  '& .head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '$l' },
  // The price moves below the words where text is large.
  '& .line': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '$l' },
  '& .line img, & .line .none': {
    width: 'min(5rem, 22%)',
    height: 'auto',
    aspectRatio: '4 / 5',
    objectFit: 'cover',
    borderRadius: '$small',
    backgroundColor: '$groundPlain',
  },
  // Only of the line: the tiles below it have words, too.
  '& .line > .words': { flex: '1 1 6rem', display: 'grid', gap: '$xs', alignContent: 'start' },
  '& .name': { fontWeight: '$semibold', lineHeight: '$snug' },
  '& .attributes, & .quiet': { fontSize: '$small', color: '$quiet', lineHeight: '$snug' },
  '& .line-price': { flexDirection: 'column', alignItems: 'flex-end', marginInlineStart: 'auto' },
  // The notice that comes and goes leaves no gap.
  '& [role="status"]:empty': { position: 'absolute' },
  '& .sum': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '$l',
    paddingTop: '$l',
    borderTop: '1px solid $line',
    // Empty until the bag answers.
    '& strong': { fontSize: '$lead', fontVariantNumeric: 'tabular-nums', minHeight: '1lh' },
  },
  '& .ways': { display: 'grid', gap: '$s' },
  // Keeps its place until there is something to continue with.
  '&[aria-busy="true"] :is(.sum, .ways)': { visibility: 'hidden' },
})
