// The path alone: a query may hold what is nobody's business (section 2).
console.error('404: no page at', location.pathname);
