declare module 'libheif-js/libheif-wasm/libheif.js' {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** Fills `into.data` with RGBA; null where the picture is damaged. */
    display(
      into: { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number },
      done: (filled: ImageData | null) => void,
    ): void;
  }
  interface Libheif {
    readonly HeifDecoder: new () => { decode(bytes: ArrayBuffer): HeifImage[] };
  }
  export default function loadLibheif(options: { wasmBinary: ArrayBuffer }): Libheif;
}
