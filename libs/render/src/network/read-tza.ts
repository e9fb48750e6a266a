/** A tensor of 32-bit floats. */
export interface Tensor {
  /** Sizes from the outermost dimension: out, in, height, width of a weight, or out alone of a bias. */
  readonly sizes: readonly number[];
  readonly values: Float32Array;
}

const MAGIC = 0x41d7;
/** More than any network that is read here has; a file that says more is not whole. */
const MOST_TENSORS = 1_000;
const MOST_VALUES = 2 ** 24;

/**
 * Reads a tensor archive of Open Image Denoise: little-endian, a magic number (u16), version (2 bytes), the table's
 * offset (u64); the table has a count (u32) and for each tensor its name, sizes, layout, type ("f" or "h", half floats)
 * and offset. Throws a RangeError where the file is not such an archive.
 */
export function readTza(bytes: Uint8Array): ReadonlyMap<string, Tensor> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint16(0, true) !== MAGIC) throw new RangeError('This is not a tensor archive.');
  let at = Number(view.getBigUint64(4, true));
  const take = (length: number): number => {
    at += length;
    return at - length;
  };
  const u8 = () => view.getUint8(take(1));
  const u16 = () => view.getUint16(take(2), true);
  const u32 = () => view.getUint32(take(4), true);
  const text = (length: number) => {
    const from = take(length);
    return String.fromCharCode(...bytes.subarray(from, at));
  };
  const count = u32();
  if (count > MOST_TENSORS) throw new RangeError('The tensor archive has too many tensors.');
  const tensors = new Map<string, Tensor>();
  for (let i = 0; i < count; i++) {
    const name = text(u16());
    const sizes = Array.from({ length: u8() }, u32);
    text(sizes.length); // The layout: oihw for weights, x for biases.
    const type = text(1);
    const from = Number(view.getBigUint64(take(8), true));
    const length = sizes.reduce((product, size) => product * size, 1);
    if (length > MOST_VALUES || (type !== 'h' && type !== 'f'))
      throw new RangeError(`Tensor "${name}" cannot be read.`);
    const values = Float32Array.from({ length }, (_, k) =>
      type === 'h' ? fromHalf(view.getUint16(from + 2 * k, true)) : view.getFloat32(from + 4 * k, true),
    );
    tensors.set(name, { sizes, values });
  }
  return tensors;
}

/** A number of IEEE 754's binary16. */
function fromHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
