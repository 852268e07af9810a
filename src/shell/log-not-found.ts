// The path alone: a query may hold personal data (section 2).
console.error('404: no page at', location.pathname);
