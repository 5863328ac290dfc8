import { styled } from '#client/ui/theme.ts'

/** Columns under one ruled line, each begun by a stitch. */
export const Ledger = styled('div', {
  display: 'grid',
  gap: '$xl',
  '& > h2': { textAlign: 'center' },
  '& ul': {
    display: 'grid',
    gap: '$xl $xxl',
    '@md': { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
  '& li': {
    display: 'grid',
    alignContent: 'start',
    gap: '$s',
    paddingTop: '$l',
    borderTop: '1px solid $ink',
    '&::before': {
      content: '',
      borderTop: '2px dashed $accent',
    },
  },
})
