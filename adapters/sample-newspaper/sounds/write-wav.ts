const headerBytes = 44;
const bytesPerSample = 2;

/** Mono, 16 bits; every browser can play it. Samples are from -1 to 1. */
export const writeWav = (samples: Float32Array, sampleRate: number): Buffer => {
  const dataBytes = samples.length * bytesPerSample;
  const file = Buffer.alloc(headerBytes + dataBytes);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(headerBytes - 8 + dataBytes, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * bytesPerSample, 28);
  file.writeUInt16LE(bytesPerSample, 32);
  file.writeUInt16LE(8 * bytesPerSample, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(dataBytes, 40);
  samples.forEach((sample, index) =>
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), headerBytes + index * bytesPerSample),
  );
  return file;
};
