import { theme } from '#shop/theme.ts'

/** The colors that code at run time compares with others. The build writes their values here in place of the whole theme. */
export const { shade, night, quiet, ink } = theme.palette
