internal import Guidelines
