SELECT branch, COUNT(*), COUNT(*), COUNT(DISTINCT mentor) FROM students GROUP BY branch ORDER BY branch;
