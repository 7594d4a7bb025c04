SELECT branch, COUNT(*) AS students, COUNT(mentor) AS with_mentor, COUNT(DISTINCT mentor) AS mentors
FROM students
GROUP BY branch
ORDER BY branch;
