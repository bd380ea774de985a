// MediaPipe Tasks requires each model to state how its input is normalized; the models of @mediapipe/pose do not.
// This adds that as TFLite metadata: a new root table in front of the file. Flatbuffers allow this because their
// offsets only point forward. No byte of the model itself changes.

/** ModelMetadata ("M001") with one input tensor and one NormalizationOptions{mean, std}; both floats are set below. */
const metadataTemplate = Buffer.from(
  '140000004d3030310c00080000000000000004000c0000000400000001000000100000000a00080000000000040000000c0000000400000001' +
    '000000140000000e0008000000000000000000040000001000000004000000010000000c00000008000c0004000800080000000100' +
    '00000c00000008000c000400080008000000080000000c00000001000000000000000100000000000000',
  'hex',
);
const meanOffset = 140;
const stdOffset = 148;
const metadataName = Buffer.from('TFLITE_METADATA');

/** Fields of the TFLite root table `Model`, by their number in the schema. */
const modelField = {
  version: 0,
  operatorCodes: 1,
  subgraphs: 2,
  description: 3,
  buffers: 4,
  metadataBuffer: 5,
  metadata: 6,
};
const modelFieldCount = 7;

/** @returns {Buffer} the model with `(input − mean) / std` as its input normalization. */
export function addTfliteMetadata(model, { mean, std }) {
  const payload = Buffer.from(metadataTemplate);
  payload.writeFloatLE(mean, meanOffset);
  payload.writeFloatLE(std, stdOffset);

  const old = readModel(model);
  const buffers = old.vector(modelField.buffers);
  const metadata = old.vector(modelField.metadata);

  // Layout of what goes in front: root table, buffers vector, metadata vector, Metadata, its name, Buffer, payload.
  const root = 28;
  const buffersVector = root + 4 * (modelFieldCount + 1);
  const metadataVector = buffersVector + 4 * (buffers.length + 2);
  const metadataTable = metadataVector + 4 * (metadata.length + 2);
  const name = metadataTable + 20;
  const bufferTable = align(name + 4 + metadataName.length + 1, 4);
  const data = align(bufferTable + 20, 16);
  const shift = align(data + payload.length, 16);

  const front = Buffer.alloc(shift);
  const u16 = (at, values) => {
    for (const [i, value] of values.entries()) front.writeUInt16LE(value, at + 2 * i);
  };
  const u32 = (at, value) => front.writeUInt32LE(value, at);
  const pointTo = (at, target) => u32(at, target - at);
  const writeVector = (at, targets) => {
    u32(at, targets.length);
    for (const [i, target] of targets.entries()) pointTo(at + 4 + 4 * i, target);
  };

  u32(0, root);
  front.write('TFL3', 4, 'latin1');
  const isSet = (field) => field === modelField.buffers || field === modelField.metadata || old.has(field);
  const fieldOffsets = Array.from({ length: modelFieldCount }, (_, field) => (isSet(field) ? 4 + 4 * field : 0));
  u16(8, [4 + 2 * modelFieldCount, 4 * (modelFieldCount + 1), ...fieldOffsets]);
  front.writeInt32LE(root - 8, root);
  u32(root + 4, old.version);
  for (const field of ['operatorCodes', 'subgraphs', 'description', 'metadataBuffer'].map((key) => modelField[key])) {
    if (old.has(field)) pointTo(root + 4 + 4 * field, shift + old.target(field));
  }
  pointTo(root + 4 + 4 * modelField.buffers, buffersVector);
  pointTo(root + 4 + 4 * modelField.metadata, metadataVector);

  writeVector(buffersVector, [...buffers.map((table) => shift + table), bufferTable + 8]);
  writeVector(metadataVector, [...metadata.map((table) => shift + table), metadataTable + 8]);

  u16(metadataTable, [8, 12, 4, 8]);
  front.writeInt32LE(8, metadataTable + 8);
  pointTo(metadataTable + 12, name);
  u32(metadataTable + 16, buffers.length);
  u32(name, metadataName.length);
  metadataName.copy(front, name + 4);

  u16(bufferTable, [6, 8, 4]);
  front.writeInt32LE(8, bufferTable + 8);
  pointTo(bufferTable + 12, data - 4);
  u32(data - 4, payload.length);
  payload.copy(front, data);
  return Buffer.concat([front, model]);
}

/** The root table of a TFLite file, as far as it is copied. */
function readModel(model) {
  const u32 = (at) => model.readUInt32LE(at);
  const follow = (at) => at + u32(at);
  const root = u32(0);
  const vtable = root - model.readInt32LE(root);
  const vtableLength = model.readUInt16LE(vtable);
  const fieldAt = (field) => {
    const slot = 4 + 2 * field;
    const offset = slot < vtableLength ? model.readUInt16LE(vtable + slot) : 0;
    return offset === 0 ? 0 : root + offset;
  };
  if (model.toString('latin1', 4, 8) !== 'TFL3' || fieldAt(modelFieldCount) !== 0) {
    throw new Error('This TFLite file has a layout that the build does not support.');
  }
  return {
    version: u32(fieldAt(modelField.version)),
    has: (field) => fieldAt(field) !== 0,
    target: (field) => follow(fieldAt(field)),
    vector(field) {
      if (fieldAt(field) === 0) return [];
      const start = follow(fieldAt(field));
      return Array.from({ length: u32(start) }, (_, i) => follow(start + 4 + 4 * i));
    },
  };
}

const align = (value, to) => Math.ceil(value / to) * to;
