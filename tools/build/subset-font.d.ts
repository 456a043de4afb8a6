declare module 'subset-font' {
  interface Options {
    readonly keepFeatures?: readonly string[];
    readonly targetFormat: 'woff2' | 'truetype';
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  }
  const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer>;
  export default subsetFont;
}
