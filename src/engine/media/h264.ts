/**
 * H.264 (ITU-T H.264) for pictures of flat macroblocks, written by hand: constrained baseline profile, CAVLC, no
 * deblocking.
 *
 * A macroblock of 16 × 16 pixels is coded as Intra_16x16 and copies its left neighbour, or the one above it at the left
 * edge; what its colour differs by is one DC coefficient for each of Y, Cb and Cr. The quantizers are those at which a
 * coefficient of n changes every pixel by exactly n, so that nothing is lost: 28 for luma, 22 for chroma. Pictures after
 * the first of a group skip the macroblocks that stay as they were.
 */
import { type BitWriter, createBitWriter } from './bit-writer.ts';

/** One colour of a picture: luma and the two chroma values, 0 to 255 each. */
export type Yuv = readonly [y: number, cb: number, cr: number];

/** A picture as the colours of its macroblocks, row by row. */
export type Picture = readonly Yuv[];

export interface FrameSize {
  /** In pixels; even. */
  width: number;
  height: number;
}

const macroblock_pixels = 16;
/** Level 5, enough for 22,080 macroblocks. */
const level_idc = 50;
const profile_idc = 66;
/** Obeys the constraints of the baseline and the main profile: "constrained baseline". */
const constraints = 0b1100_0000;
const luma_quantizer = 28;
const chroma_quantizer = 22;
/** `frame_num` counts the pictures of a group in so many bits. */
const frame_number_bits = 4;
/** So many pictures make a group, the first of which stands alone. */
export const group_pictures = 8;

/** Size in macroblocks. */
export function inMacroblocks({ width, height }: FrameSize): { across: number; down: number } {
  return { across: Math.ceil(width / macroblock_pixels), down: Math.ceil(height / macroblock_pixels) };
}

/** Parameters that a decoder needs before the first picture: of the sequence and of the picture, each a NAL unit. */
export function parameterSets(size: FrameSize): { sps: Buffer; pps: Buffer } {
  return { sps: sequenceParameters(size), pps: pictureParameters() };
}

/**
 * The NAL unit of one picture.
 * @param number of the picture in the stream, from 0; multiples of `group_pictures` stand alone
 * @param before the picture before it
 */
export function codedPicture(size: FrameSize, number: number, picture: Picture, before: Picture): Buffer {
  const in_group = number % group_pictures;
  const { across } = inMacroblocks(size);
  const bits = createBitWriter();
  writeSliceHeader(bits, number);
  let skipped = 0;
  for (const [index, colour] of picture.entries()) {
    if (in_group > 0 && isSame(colour, before[index]!)) {
      skipped++;
      continue;
    }
    if (in_group > 0) bits.ue(skipped);
    skipped = 0;
    const left = index % across > 0 ? picture[index - 1] : undefined;
    writeMacroblock(bits, in_group > 0, colour, left, picture[index - across]);
  }
  if (skipped > 0) bits.ue(skipped);
  return in_group === 0 ? nalUnit(0x65, bits.finish()) : nalUnit(0x41, bits.finish());
}

function sequenceParameters({ width, height }: FrameSize): Buffer {
  const { across, down } = inMacroblocks({ width, height });
  const bits = createBitWriter();
  bits.u(8, profile_idc);
  bits.u(8, constraints);
  bits.u(8, level_idc);
  bits.ue(0); // seq_parameter_set_id
  bits.ue(frame_number_bits - 4);
  bits.ue(2); // pic_order_cnt_type: shown in the order of decoding
  bits.ue(1); // max_num_ref_frames
  bits.u(1, 0); // gaps_in_frame_num_value_allowed_flag
  bits.ue(across - 1);
  bits.ue(down - 1);
  bits.u(1, 1); // frame_mbs_only_flag
  bits.u(1, 1); // direct_8x8_inference_flag
  bits.u(1, 1); // frame_cropping_flag; offsets count pairs of pixels
  for (const surplus of [0, across * 16 - width, 0, down * 16 - height]) bits.ue(surplus / 2);
  bits.u(1, 1); // vui_parameters_present_flag
  bits.u(2, 0); // no aspect ratio, no overscan
  bits.u(1, 1); // video_signal_type_present_flag
  bits.u(4, 0b1010); // of no particular format, 16 to 235
  bits.u(1, 1); // colour_description_present_flag: primaries, transfer and matrix of BT.709
  for (const code of [1, 1, 1]) bits.u(8, code);
  bits.u(5, 0); // no chroma location, timing, HRD parameters, pic_struct
  bits.u(2, 0b11); // bitstream_restriction_flag, motion_vectors_over_pic_boundaries_flag
  for (const limit of [0, 0, 16, 16, 0, 1]) bits.ue(limit); // the last two: no reordering, one picture kept
  return nalUnit(0x67, bits.finish());
}

function pictureParameters(): Buffer {
  const bits = createBitWriter();
  bits.ue(0); // pic_parameter_set_id
  bits.ue(0); // seq_parameter_set_id
  bits.u(2, 0); // CAVLC; no bottom field order
  for (let fields = 0; fields < 3; fields++) bits.ue(0); // one slice group, one reference in each list
  bits.u(3, 0); // no weighted prediction
  bits.se(luma_quantizer - 26);
  bits.se(0); // pic_init_qs
  bits.se(chroma_quantizer - luma_quantizer);
  bits.u(3, 0b100); // deblocking_filter_control_present_flag
  return nalUnit(0x68, bits.finish());
}

function writeSliceHeader(bits: BitWriter, number: number): void {
  const in_group = number % group_pictures;
  const stands_alone = in_group === 0;
  bits.ue(0); // first_mb_in_slice
  bits.ue(stands_alone ? 7 : 5); // slice_type: all I, all P
  bits.ue(0); // pic_parameter_set_id
  bits.u(frame_number_bits, in_group);
  if (stands_alone) bits.ue((number / group_pictures) % 2); // idr_pic_id: neighbours must differ
  bits.u(2, 0); // I: dec_ref_pic_marking. P: no override, no change of the reference list
  if (!stands_alone) bits.u(1, 0); // adaptive_ref_pic_marking_mode_flag
  bits.se(0); // slice_qp_delta
  bits.ue(1); // disable_deblocking_filter_idc
}

/** Prediction modes of Intra_16x16 and of intra chroma, which are numbered differently. */
const copies = { left: { luma: 1, chroma: 1 }, above: { luma: 0, chroma: 2 }, none: { luma: 2, chroma: 0 } };

function writeMacroblock(bits: BitWriter, in_p: boolean, colour: Yuv, left?: Yuv, above?: Yuv): void {
  const copied: Yuv = left ?? above ?? [128, 128, 128];
  const mode = copies[left ? 'left' : above ? 'above' : 'none'];
  const [y, cb, cr] = colour.map((value, index) => value - copied[index]!) as [number, number, number];
  const has_chroma = cb !== 0 || cr !== 0;
  bits.ue((in_p ? 5 : 0) + 1 + mode.luma + (has_chroma ? 4 : 0)); // mb_type
  bits.ue(mode.chroma);
  bits.se(0); // mb_qp_delta
  writeCoefficient(bits, y, luma_tokens);
  if (!has_chroma) return;
  writeCoefficient(bits, cb, chroma_tokens);
  writeCoefficient(bits, cr, chroma_tokens);
}

/** `coeff_token` (table 9-5) for no coefficient, for one of 1 or -1, and for one of any other value: bits, value. */
type Tokens = Readonly<Record<'none' | 'one' | 'other', readonly [bits: number, value: number]>>;
const luma_tokens: Tokens = { none: [1, 0b1], one: [2, 0b01], other: [6, 0b000101] };
const chroma_tokens: Tokens = { none: [2, 0b01], one: [1, 0b1], other: [6, 0b000111] };

/** A block in which only the first coefficient may be other than 0. */
function writeCoefficient(bits: BitWriter, level: number, tokens: Tokens): void {
  const size = Math.abs(level);
  bits.u(...tokens[size === 0 ? 'none' : size === 1 ? 'one' : 'other']);
  if (size === 0) return;
  if (size === 1) bits.u(1, level < 0 ? 1 : 0);
  else writeLevel(bits, level > 0 ? 2 * size - 4 : 2 * size - 3);
  bits.u(1, 1); // total_zeros: no zero before it
}

/** `level_prefix`, so many zeros and a one, and `level_suffix` (clause 9.2.2.1, suffixLength 0). */
function writeLevel(bits: BitWriter, code: number): void {
  const prefix = code < 14 ? code : code < 30 ? 14 : 15;
  bits.u(prefix + 1, 1);
  if (prefix === 14) bits.u(4, code - 14);
  if (prefix === 15) bits.u(12, code - 30);
}

/** A unit of the stream. Two zeros and a number up to 3 would look like the start of one: a 3 goes between (clause 7.4.1). */
export function nalUnit(header: number, payload: Buffer): Buffer {
  const bytes = [header];
  let zeros = 0;
  for (const byte of payload) {
    if (zeros === 2 && byte <= 3) {
      bytes.push(3);
      zeros = 0;
    }
    bytes.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return Buffer.from(bytes);
}

function isSame(one: Yuv, other: Yuv): boolean {
  return one.every((value, index) => value === other[index]);
}
