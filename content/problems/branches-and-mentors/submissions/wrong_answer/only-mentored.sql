SELECT branch, COUNT(*), COUNT(mentor), COUNT(DISTINCT mentor) FROM students WHERE mentor IS NOT NULL GROUP BY branch ORDER BY branch;
