SELECT s.roll, s.name FROM students s JOIN results r ON r.roll = s.roll WHERE r.marks >= 40 GROUP BY s.roll, s.name HAVING COUNT(*) >= (SELECT COUNT(*) FROM courses WHERE credits = 4);
