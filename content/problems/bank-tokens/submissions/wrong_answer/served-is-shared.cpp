#include <iostream>
#include <string>
using namespace std;

class Counter {
public:
    static int take() {
        waits[++taken] = true;
        return taken;
    }

    static bool leave(int token) {
        bool waited = waits[token];
        waits[token] = false;
        if (waited) gone++;
        return waited;
    }

    // The token of the customer who is called, or 0.
    int call() {
        while (called < taken) {
            called++;
            if (leave(called)) {
                gone--;
                served++;
                servedByAll++;
                return called;
            }
        }
        return 0;
    }

    void close() { open = false; }
    bool isOpen() const { return open; }
    int customers() const { return servedByAll; }

    static int tokens() { return taken; }
    static int allCustomers() { return servedByAll; }
    static int waiting() { return taken - servedByAll - gone; }

private:
    static bool waits[5001];
    static int taken, called, servedByAll, gone;
    bool open = true;
    int served = 0;
};

bool Counter::waits[5001];
int Counter::taken = 0;
int Counter::called = 0;
int Counter::servedByAll = 0;
int Counter::gone = 0;

int main() {
    int c, q;
    cin >> c >> q;
    Counter counters[51];
    while (q-- > 0) {
        string event;
        int number;
        cin >> event;
        if (event == "take") {
            cout << "token " << Counter::take() << '\n';
            continue;
        }
        cin >> number;
        Counter &counter = counters[event == "leave" ? 0 : number];
        if (event == "leave") {
            cout << "token " << number << (Counter::leave(number) ? " left\n" : " is not waiting\n");
        } else if (!counter.isOpen()) {
            cout << "counter " << number << " is closed\n";
        } else if (event == "close") {
            counter.close();
            cout << "counter " << number << " served " << counter.customers() << '\n';
        } else {
            int token = counter.call();
            if (token == 0) cout << "nobody waits\n";
            else cout << "token " << token << " to counter " << number << '\n';
        }
    }
    cout << Counter::tokens() << ' ' << Counter::allCustomers() << ' ' << Counter::waiting() << '\n';
    return 0;
}
