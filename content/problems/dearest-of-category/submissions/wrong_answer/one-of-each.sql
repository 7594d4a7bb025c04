SELECT category, MIN(name), MAX(price) FROM items WHERE category IS NOT NULL GROUP BY category;
