SELECT branch, COUNT(*), COUNT(mentor), COUNT(mentor) FROM students GROUP BY branch ORDER BY branch;
