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
    // Followed by the phrase in quotation marks.
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
    // Followed by the error’s code.
    otherError: 'Voice recognition error',
    nextSteps: {
      network: 'Check your connection and try again.',
      'service-not-allowed': 'This browser does not allow it here. The menu leads to every page.',
      other: 'Please try again, or use the menu.',
    },
    unanswered: 'Voice recognition did not respond, so it was stopped. Please try again.',
  },
} as const;
