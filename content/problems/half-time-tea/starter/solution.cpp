#include <iostream>
using namespace std;

// Reads a time such as 09:15 and answers with the minutes since midnight.
int readTime() {
    int hours, minutes;
    char colon;
    cin >> hours >> colon >> minutes;
    return 0; // Your code here.
}

void printTime(int minutes) {
    // Your code here.
}

int main() {
    int n;
    cin >> n;
    while (n-- > 0) {
        int start = readTime();
        int end = readTime();
        // Your code here: print the middle and the length.
    }
    return 0;
}
