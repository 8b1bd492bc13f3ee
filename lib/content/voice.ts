import type { VoiceCommandId } from '@/lib/personalization/voice-commands';
import type { TitledText } from './pages/page-copy';

type VoiceCopy = {
  button: string;
  /** Shown before and while the microphone is on. */
  privacy: string;
  badge: string;
  listening: string;
  help: string;
  /** Confirms a command. */
  done: Record<VoiceCommandId, string>;
  toasts: {
    executed: string;
    commands: string;
    /** Follows the unrecognized phrase in quotation marks. */
    unmatched: TitledText;
    failed: TitledText;
    error: string;
    errors: Record<'no-speech' | 'audio-capture' | 'not-allowed', string>;
    /** Precedes the code of any other error, which one of `nextSteps` follows. */
    otherError: string;
    nextSteps: Record<'network' | 'service-not-allowed' | 'other', string>;
    unanswered: string;
  };
};

export const voiceCopy = {
  button: 'Voice commands',
  privacy: 'Your browser turns speech into text. Some browsers send the audio to their maker to do so.',
  badge: 'Voice Commands',
  listening: 'Listening…',
  help: 'Say “help” for all of them.',
  done: {
    'go-home': 'This is the home page.',
    'show-demo': 'This is the demo.',
    'show-analytics': 'These are the analytics.',
    'show-content': 'This is the Content Hub.',
    'scroll-up': 'Scrolled up.',
    'scroll-down': 'Scrolled down.',
    'toggle-theme': 'Switched between light and dark.',
    help: 'These are the commands.',
  },
  toasts: {
    executed: 'Voice Command Executed',
    commands: 'Voice Commands',
    unmatched: {
      title: 'Command Not Recognized',
      text: 'is not a recognized voice command. Say "help" for available commands.',
    },
    failed: {
      title: 'Voice Recognition Failed',
      text: 'Unable to start voice recognition. Please check your microphone permissions.',
    },
    error: 'Voice Command Error',
    errors: {
      'no-speech': 'No speech detected. Please try again.',
      'audio-capture': 'Microphone access denied or unavailable.',
      'not-allowed': 'Microphone permission denied.',
    },
    otherError: 'Voice recognition error',
    nextSteps: {
      network: 'Check your connection and try again.',
      'service-not-allowed': 'This browser does not allow it here. The menu leads to every page.',
      other: 'Please try again, or use the menu.',
    },
    unanswered: 'Voice recognition did not respond, so it was stopped. Please try again.',
  },
} as const satisfies VoiceCopy;
