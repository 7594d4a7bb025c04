export const circuitTemplate = '{"parts": [\n]}\n';
