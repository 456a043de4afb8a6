import { type BridgeCall, bridgeMessage } from '#core/app-shell/bridge-message.ts';
import { appSettings, bridgeObject } from './app-settings.ts';

/**
 * Sends calls to the native app, and brings what it answers; null where there is no bridge object, and nothing native
 * happens then (R37).
 */
export const nativeBridge = (): ((call: BridgeCall) => Promise<unknown>) | null => {
  const [settings, bridge] = [appSettings(), bridgeObject()];
  if (settings === null || bridge === null) return null;
  return async (call) => {
    const { name, payload } = bridgeMessage(call, settings.names);
    return bridge.callHandler(name, payload);
  };
};
